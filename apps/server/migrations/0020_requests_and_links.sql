ALTER TABLE "draft" ADD COLUMN "publish_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "publish_requested_by" text;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_linkHash_unique" UNIQUE("link_hash");