CREATE TABLE "member_label" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "member_label_tenant_id_member_id_label_pk" PRIMARY KEY("tenant_id","member_id","label")
);
--> statement-breakpoint
CREATE TABLE "member_note" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_note_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_search" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sort_name" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "member_search_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "sent_email" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"attempts" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_search" ADD CONSTRAINT "member_search_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_label_name" ON "member_label" USING btree ("tenant_id","label");--> statement-breakpoint
CREATE INDEX "member_search_joined" ON "member_search" USING btree ("tenant_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "member_search_name" ON "member_search" USING btree ("tenant_id","sort_name","member_id");--> statement-breakpoint
CREATE INDEX "member_search_seen" ON "member_search" USING btree ("tenant_id","seen_at" DESC NULLS LAST,"member_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_search_text" ON "member_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sent_email_member" ON "sent_email" USING btree ("tenant_id","member_id","at");--> statement-breakpoint
CREATE FUNCTION public.plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.unaccent('public.unaccent', case when getdatabaseencoding() = 'UTF8'
    then normalize(lower(value), NFC) else lower(value) end)
$$;
--> statement-breakpoint
-- An ordinary owner sees no rows otherwise.
SELECT set_config('upbeat.club', '*', true);
--> statement-breakpoint
CREATE FUNCTION public.member_text(first text, last text, email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.plain_text(first || ' ' || last || ' ' || email)
$$;
--> statement-breakpoint
CREATE FUNCTION public.member_sort_name(first text, last text, email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.plain_text(coalesce(nullif(trim(last || ' ' || first), ''), email))
$$;
--> statement-breakpoint
INSERT INTO "member_search" ("tenant_id", "member_id", "text", "sort_name", "joined_at", "seen_at")
  select tenant_id, id, public.member_text(first_name, last_name, email), public.member_sort_name(first_name, last_name, email),
    created_at, (select max(used_at) from "session" where "session".tenant_id = "member".tenant_id and "session".member_id = "member".id)
  from "member";
--> statement-breakpoint
CREATE FUNCTION public.add_member_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  insert into public.member_search (tenant_id, member_id, text, sort_name, joined_at)
    select tenant_id, id, public.member_text(first_name, last_name, email), public.member_sort_name(first_name, last_name, email),
      created_at
    from added;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER "member_search_added" AFTER INSERT ON "member" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION public.add_member_search();
--> statement-breakpoint
CREATE FUNCTION public.change_member_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  update public.member_search set text = public.member_text(NEW.first_name, NEW.last_name, NEW.email),
      sort_name = public.member_sort_name(NEW.first_name, NEW.last_name, NEW.email), joined_at = NEW.created_at
    where tenant_id = NEW.tenant_id and member_id = NEW.id;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER "member_search_changed" AFTER UPDATE OF "first_name", "last_name", "email", "created_at" ON "member"
  FOR EACH ROW EXECUTE FUNCTION public.change_member_search();
--> statement-breakpoint
CREATE FUNCTION public.keep_member_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  update public.member_search set seen_at = NEW.used_at
    where tenant_id = NEW.tenant_id and member_id = NEW.member_id and (seen_at is null or seen_at < NEW.used_at);
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER "member_seen" AFTER INSERT OR UPDATE OF "used_at" ON "session"
  FOR EACH ROW EXECUTE FUNCTION public.keep_member_seen();
--> statement-breakpoint
-- Finds a club's members by the trigram index, which row-level security would prevent: it runs as its owner, past the
-- policies, and checks the club itself. `offset 0` keeps the planner from the club's own index.
CREATE FUNCTION public.members_like(club text, longest text, patterns text[], most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off AS $$
  select near.member_id from (select * from member_search where text like longest offset 0) as near
  where near.tenant_id = club and current_setting('upbeat.club') in (club, '*') and near.text like all (patterns) limit most
$$;
