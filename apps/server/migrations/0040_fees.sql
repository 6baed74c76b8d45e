ALTER TABLE "invoice" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "fee_minor" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "settled_minor" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "settled_currency" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "refund_fee_minor" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "refund_settled_minor" integer;