CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_key_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "intake_step" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "intake_step" ADD COLUMN "returned" jsonb;--> statement-breakpoint
ALTER TABLE "media_version" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "api_key_tenant" ON "api_key" USING btree ("tenant_id");