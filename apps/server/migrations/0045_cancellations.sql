CREATE TABLE "cancellation" (
	"tenant_id" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"reason" text,
	CONSTRAINT "cancellation_tenant_id_subscription_id_at_pk" PRIMARY KEY("tenant_id","subscription_id","at")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "confirmed_revision" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
CREATE INDEX "cancellation_day" ON "cancellation" USING btree ("tenant_id","day");