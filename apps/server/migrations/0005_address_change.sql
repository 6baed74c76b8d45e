CREATE TABLE "address_change" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	CONSTRAINT "address_change_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "password_reset" ADD COLUMN "restores_email" text;