CREATE TABLE "code_batch" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"access_days" integer,
	"uses_per_code" integer NOT NULL,
	"size" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_batch_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_code" ADD COLUMN "amount_off_minor" integer;--> statement-breakpoint
ALTER TABLE "access_code" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "access_code" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_code" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "access_code" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "benefits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "amount_off_minor" integer;--> statement-breakpoint
CREATE INDEX "access_code_batch" ON "access_code" USING btree ("tenant_id","batch_id");