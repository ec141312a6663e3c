/** How long a deleted workspace can be brought back. */
export const GRACE_DAYS = 14
