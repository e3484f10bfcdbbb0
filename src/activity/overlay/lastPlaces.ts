/** Greater than any serial number within a second: unsent items come last in it, in the order of sending. */
export const lastPlaces = 1_000_000

/** Greater than any key of an order: unsent items come last. */
export const lastOrders = '~'
