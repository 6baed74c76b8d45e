CREATE TABLE "linked_payment_account" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text,
	"country" text,
	"currencies" jsonb,
	"mode" text NOT NULL,
	"details_submitted" boolean NOT NULL,
	"charges_enabled" boolean NOT NULL,
	"due" jsonb NOT NULL,
	"disabled_reason" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"enabled_at" timestamp with time zone,
	"connected_at" timestamp with time zone NOT NULL,
	"connected_by" text NOT NULL,
	"disconnected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "linked_payment_account_once" ON "linked_payment_account" USING btree ("account_id");