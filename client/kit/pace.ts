/** How much longer than usual things are under way on this device; whoever counts in milliseconds asks here. */
export const pace = { longer: 1 };
