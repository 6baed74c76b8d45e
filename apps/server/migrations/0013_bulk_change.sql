CREATE TABLE "bulk_change" (
	"tenant_id" text NOT NULL,
	"change_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "bulk_change_tenant_id_change_id_pk" PRIMARY KEY("tenant_id","change_id")
);
--> statement-breakpoint
CREATE INDEX "bulk_change_at" ON "bulk_change" USING btree ("at");