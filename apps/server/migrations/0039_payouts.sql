CREATE TABLE "payout_coach" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "payout_coach_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "payout_rule" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"pool" jsonb NOT NULL,
	"counts" text NOT NULL,
	"since" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_statement" (
	"tenant_id" text NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"rule" jsonb NOT NULL,
	"pool_minor" bigint NOT NULL,
	"paid_minor" bigint,
	"lines" jsonb NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_statement_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
);
--> statement-breakpoint
CREATE FUNCTION "keep_payout_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payout statements are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payout_statement_kept" BEFORE UPDATE OR DELETE ON "payout_statement" FOR EACH ROW EXECUTE FUNCTION "keep_payout_statement"();
--> statement-breakpoint
CREATE TRIGGER "payout_statement_not_truncated" BEFORE TRUNCATE ON "payout_statement" FOR EACH STATEMENT EXECUTE FUNCTION "keep_payout_statement"();
