CREATE TABLE "club_export" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"with_media" boolean NOT NULL,
	"state" text NOT NULL,
	"progress" real NOT NULL,
	"bytes" bigint,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"link_hash" text,
	"link_ends_at" timestamp with time zone
);
