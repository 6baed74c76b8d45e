CREATE TABLE "live_stream_key" (
	"tenant_id" text NOT NULL,
	"event_id" text NOT NULL,
	"generation" integer NOT NULL,
	CONSTRAINT "live_stream_key_tenant_id_event_id_pk" PRIMARY KEY("tenant_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "live_viewer" (
	"tenant_id" text NOT NULL,
	"tag" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "live_viewer_tenant_id_tag_starts_at_at_viewer_pk" PRIMARY KEY("tenant_id","tag","starts_at","at","viewer")
);
--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD COLUMN "class_tag" text;--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD COLUMN "discarded_at" timestamp with time zone;