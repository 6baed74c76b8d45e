ALTER TABLE "subscription" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "member_paused_at" timestamp with time zone;
