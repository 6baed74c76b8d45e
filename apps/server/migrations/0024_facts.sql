CREATE TABLE "fact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"member_id" uuid,
	"entity_id" text,
	"source" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fact" ADD CONSTRAINT "fact_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fact_once" ON "fact" USING btree ("tenant_id","kind","source");--> statement-breakpoint
CREATE INDEX "fact_day" ON "fact" USING btree ("tenant_id","kind","day");--> statement-breakpoint
CREATE INDEX "fact_member" ON "fact" USING btree ("member_id");--> statement-breakpoint
CREATE FUNCTION "keep_fact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- When a member is deleted, the foreign key clears their id.
  IF TG_OP = 'UPDATE' AND NEW.member_id IS NULL AND to_jsonb(NEW) - 'member_id' = to_jsonb(OLD) - 'member_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'facts are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "fact_kept" BEFORE UPDATE OR DELETE ON "fact" FOR EACH ROW EXECUTE FUNCTION "keep_fact"();
--> statement-breakpoint
CREATE TRIGGER "fact_not_truncated" BEFORE TRUNCATE ON "fact" FOR EACH STATEMENT EXECUTE FUNCTION "keep_fact"();
