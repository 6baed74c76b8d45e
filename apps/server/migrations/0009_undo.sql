ALTER TABLE "audit_entry" ADD COLUMN "undoes" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_undoes" ON "audit_entry" USING btree ("undoes");