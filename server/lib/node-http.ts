/**
 * Node's HTTP as it is asked for, not imported: an import reads every name a module exports, and one of these loads all
 * of `fetch`, which nobody here uses and which takes 12 MB.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
