-- Row-level security may hold the owner of the tables too.
SELECT set_config('upbeat.club', '*', true);--> statement-breakpoint
CREATE TABLE "demo_event_move" (
	"tenant_id" text NOT NULL,
	"event_id" text NOT NULL,
	"repeat_every_second" integer NOT NULL,
	"linger_second" integer,
	CONSTRAINT "demo_event_move_tenant_id_event_id_pk" PRIMARY KEY("tenant_id","event_id")
);
--> statement-breakpoint
INSERT INTO "demo_event_move" ("tenant_id", "event_id", "repeat_every_second", "linger_second")
  SELECT "tenant_id", "id", "repeat_every_second", "linger_second" FROM "live_event" WHERE "repeat_every_second" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "live_broadcast" RENAME COLUMN "video_id" TO "tag";--> statement-breakpoint
ALTER TABLE "live_event" RENAME COLUMN "video_id" TO "tag";--> statement-breakpoint
ALTER INDEX "live_event_video" RENAME TO "live_event_tag";--> statement-breakpoint
ALTER TABLE "live_event" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ALTER COLUMN "image_link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "class_tag" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "skill" integer;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "intensity" integer;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "labels" jsonb;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "focus_areas" jsonb;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "equipment" jsonb;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "category_id" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "sub_category" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "calorie_burn" integer;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "instructor" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "schedule_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "local_start" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "recurrence" jsonb;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "live_event" SET
  "skill" = ("virtual_class"->>'skill')::integer,
  "intensity" = ("virtual_class"->>'intensity')::integer,
  "labels" = coalesce(nullif("virtual_class"->'labels', 'null'), '[]'),
  "focus_areas" = coalesce(nullif("virtual_class"->'focusAreas', 'null'), '[]'),
  "equipment" = coalesce(nullif("virtual_class"->'equipment', 'null'), '[]'),
  "category_id" = coalesce("virtual_class"->>'categoryId', ''),
  "sub_category" = "virtual_class"->>'subCategory',
  "language" = "virtual_class"->>'language',
  "calorie_burn" = ("virtual_class"->>'calorieBurn')::integer,
  "instructor" = "virtual_class"->>'instructor',
  "schedule_date" = coalesce(("virtual_class"->>'scheduleDate')::timestamptz, "created_at");--> statement-breakpoint
UPDATE "live_event" SET "time_zone" = 'UTC', "local_start" =
  CASE WHEN "schedule_type" = 'daily'
    THEN to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') || 'T' || coalesce("daily_time", '00:00:00')
    ELSE to_char(coalesce("starts_at", "created_at") AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')
  END,
  "recurrence" = CASE WHEN "schedule_type" = 'daily'
    THEN '{"frequency": "daily", "interval": 1, "weekdays": [], "end": null}'::jsonb
  END
  WHERE "type" <> 3;--> statement-breakpoint
ALTER TABLE "live_event" DROP COLUMN "search_words";--> statement-breakpoint
ALTER TABLE "live_event" DROP COLUMN "virtual_class";--> statement-breakpoint
ALTER TABLE "live_event" DROP COLUMN "schedule_type";--> statement-breakpoint
ALTER TABLE "live_event" DROP COLUMN "starts_at";--> statement-breakpoint
ALTER TABLE "live_event" DROP COLUMN "daily_time";--> statement-breakpoint
ALTER TABLE "live_event" DROP COLUMN "repeat_every_second";--> statement-breakpoint
ALTER TABLE "live_event" DROP COLUMN "linger_second";--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (class_words(name, description, instructor, labels)) STORED;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_is_whole" CHECK (class_tag is not null or num_nulls(name, description, image_link, category_id, labels, focus_areas, equipment, schedule_date) = 0);--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_has_time" CHECK (num_nulls(local_start, time_zone) = case when type = 3 then 2 else 0 end);
