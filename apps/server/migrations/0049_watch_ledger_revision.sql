CREATE TABLE "watch_ledger" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
