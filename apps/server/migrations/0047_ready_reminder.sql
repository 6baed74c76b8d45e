ALTER TABLE "live_reminder" ADD COLUMN "kind" text DEFAULT 'start' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_reminder" ADD COLUMN "ready_queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_reminder" DROP CONSTRAINT "live_reminder_tenant_id_member_id_event_id_pk";--> statement-breakpoint
ALTER TABLE "live_reminder" ADD CONSTRAINT "live_reminder_tenant_id_member_id_event_id_kind_pk" PRIMARY KEY("tenant_id","member_id","event_id","kind");