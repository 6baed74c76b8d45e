CREATE TABLE "figure_day" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"members" integer NOT NULL,
	"active_members" integer NOT NULL,
	"trials_running" integer NOT NULL,
	"trials_started" integer NOT NULL,
	"trials_converted" integer NOT NULL,
	"trials_expired" integer NOT NULL,
	"subscriptions" integer NOT NULL,
	"subscribed" integer NOT NULL,
	"subscriptions_ended" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"mrr" jsonb NOT NULL,
	"watched_seconds" bigint NOT NULL,
	"viewings" integer NOT NULL,
	"viewers" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_day_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
CREATE FUNCTION "keep_figure_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'past figures are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "figure_day_kept" BEFORE UPDATE OR DELETE ON "figure_day" FOR EACH ROW EXECUTE FUNCTION "keep_figure_day"();
--> statement-breakpoint
CREATE TRIGGER "figure_day_not_truncated" BEFORE TRUNCATE ON "figure_day" FOR EACH STATEMENT EXECUTE FUNCTION "keep_figure_day"();
