CREATE TABLE "draft" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"version" integer NOT NULL,
	"publish_at" timestamp with time zone,
	"owner_id" text,
	"state_before_bin" text,
	"binned_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text,
	CONSTRAINT "draft_tenant_id_kind_id_pk" PRIMARY KEY("tenant_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "published_version" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text,
	CONSTRAINT "published_version_tenant_id_kind_id_version_pk" PRIMARY KEY("tenant_id","kind","id","version")
);
--> statement-breakpoint
CREATE INDEX "draft_due" ON "draft" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "draft_state" ON "draft" USING btree ("tenant_id","kind","state");