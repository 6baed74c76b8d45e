ALTER TABLE "plan" ADD COLUMN "renews" boolean DEFAULT true NOT NULL;
