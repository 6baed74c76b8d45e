CREATE TABLE "taken_trial" (
	"tenant_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_trial_tenant_id_address_hash_pk" PRIMARY KEY("tenant_id","address_hash")
);
