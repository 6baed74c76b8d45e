ALTER TABLE "live_event" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_reminder" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_reminder" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "live_reminder" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;