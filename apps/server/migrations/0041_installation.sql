CREATE TABLE "club_quota" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"disk_bytes" bigint,
	"encode_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "club_usage" (
	"tenant_id" text NOT NULL,
	"month" text NOT NULL,
	"encoded_seconds" bigint DEFAULT 0 NOT NULL,
	"disk_bytes" bigint DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "club_usage_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
);
--> statement-breakpoint
CREATE TABLE "paused_queue" (
	"name" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_process" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "suspended" boolean DEFAULT false NOT NULL;