CREATE TABLE "payment_account" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text,
	"country" text,
	"default_currency" text,
	"currencies" jsonb,
	"mode" text NOT NULL,
	"publishable_key" text NOT NULL,
	"sealed_secret_key" text NOT NULL,
	"key_hint" text NOT NULL,
	"webhook_id" text NOT NULL,
	"webhook_address" text NOT NULL,
	"sealed_webhook_secret" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"connected_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "payment_account" text;--> statement-breakpoint
ALTER TABLE "purchase_attempt" ADD COLUMN "payment_account" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "payment_account" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_once" ON "payment_account" USING btree ("account_id","mode");