import { Router } from "express";

/** A router that takes a path as it is written, as the gateway does: case and a closing slash count. */
export const createRouter = (): Router => Router({ caseSensitive: true, strict: true });
