ALTER TABLE "invoice" ADD COLUMN "plan_tag" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "tax_minor" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invoice_time" ON "invoice" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_refund" ON "invoice" USING btree ("tenant_id","refunded_at") WHERE "invoice"."refunded_at" is not null;--> statement-breakpoint
UPDATE "invoice" SET "plan_tag" = "subscription"."plan_tag",
  "refunded_at" = CASE WHEN "invoice"."status" = 'refunded' THEN coalesce("subscription"."ends_at", "invoice"."created_at") END
  FROM "subscription" WHERE "subscription"."id" = "invoice"."subscription_id";
