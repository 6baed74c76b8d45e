CREATE TABLE "watch_day" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"class_tag" text NOT NULL,
	"coach_id" text NOT NULL,
	"coach_name" text NOT NULL,
	"played_ms" bigint NOT NULL,
	"viewings" integer NOT NULL,
	"completions" integer NOT NULL,
	CONSTRAINT "watch_day_tenant_id_day_kind_class_tag_coach_id_coach_name_pk" PRIMARY KEY("tenant_id","day","kind","class_tag","coach_id","coach_name")
);
--> statement-breakpoint
CREATE TABLE "watch_range" (
	"tenant_id" text NOT NULL,
	"viewer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"played_ms" integer NOT NULL,
	"from_second" real NOT NULL,
	"to_second" real NOT NULL,
	"viewing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"class_tag" text NOT NULL,
	"event_id" text,
	"version" integer NOT NULL,
	"coach_id" text NOT NULL,
	"coach_name" text NOT NULL,
	CONSTRAINT "watch_range_tenant_id_viewer_id_at_pk" PRIMARY KEY("tenant_id","viewer_id","at")
);
--> statement-breakpoint
CREATE TABLE "watch_retention" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"version" integer NOT NULL,
	"bucket" integer NOT NULL,
	"viewers" integer NOT NULL,
	CONSTRAINT "watch_retention_tenant_id_class_tag_version_bucket_pk" PRIMARY KEY("tenant_id","class_tag","version","bucket")
);
--> statement-breakpoint
CREATE TABLE "watch_seen" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"version" integer NOT NULL,
	"viewer_id" uuid NOT NULL,
	"seen" text NOT NULL,
	CONSTRAINT "watch_seen_tenant_id_class_tag_version_viewer_id_pk" PRIMARY KEY("tenant_id","class_tag","version","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "watch_viewer" (
	"tenant_id" text NOT NULL,
	"viewer_id" uuid NOT NULL,
	"member_id" uuid,
	CONSTRAINT "watch_viewer_tenant_id_viewer_id_pk" PRIMARY KEY("tenant_id","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "watch_viewing" (
	"tenant_id" text NOT NULL,
	"viewing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"class_tag" text NOT NULL,
	"event_id" text,
	"version" integer NOT NULL,
	"coach_id" text NOT NULL,
	"coach_name" text NOT NULL,
	"played_ms" integer NOT NULL,
	"seen_second" real NOT NULL,
	"is_first" boolean NOT NULL,
	"is_completed" boolean NOT NULL,
	CONSTRAINT "watch_viewing_tenant_id_viewing_id_day_pk" PRIMARY KEY("tenant_id","viewing_id","day")
);
--> statement-breakpoint
ALTER TABLE "watch_viewer" ADD CONSTRAINT "watch_viewer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watch_viewer_member" ON "watch_viewer" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "watch_viewing_day" ON "watch_viewing" USING btree ("tenant_id","day","viewer_id","class_tag","coach_id","coach_name");--> statement-breakpoint
CREATE INDEX "watch_viewing_viewer" ON "watch_viewing" USING btree ("tenant_id","viewer_id","day");--> statement-breakpoint
CREATE FUNCTION "keep_watch_range"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the watch ledger is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "watch_range_kept" BEFORE UPDATE OR DELETE ON "watch_range" FOR EACH ROW EXECUTE FUNCTION "keep_watch_range"();
--> statement-breakpoint
CREATE TRIGGER "watch_range_not_truncated" BEFORE TRUNCATE ON "watch_range" FOR EACH STATEMENT EXECUTE FUNCTION "keep_watch_range"();
--> statement-breakpoint
-- Their rows are updated with each report of a viewer; none of the changed columns is in an index.
ALTER TABLE "watch_day" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "watch_viewing" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "watch_seen" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "watch_retention" SET (fillfactor = 70);
