CREATE TABLE "member_import" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"header" jsonb NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"address" text NOT NULL,
	"invites" text NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_import_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_import_row" (
	"tenant_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"planned" jsonb,
	"cells" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "member_import_row_tenant_id_import_id_row_pk" PRIMARY KEY("tenant_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "member_invitation" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_invitation_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "granted_as" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "granted_plan_tag" text;--> statement-breakpoint
CREATE UNIQUE INDEX "member_import_running" ON "member_import" USING btree ("tenant_id") WHERE "member_import"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "member_invitation_import" ON "member_invitation" USING btree ("tenant_id","import_id","state");