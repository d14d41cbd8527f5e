/** What an order gives along to its room where an earlier one, whose answer did not come, may have opened it. */
interface RepeatedOrder {
  /** The buyer's choice this time. */
  startNow: boolean;
}

export const asRepeatedOrder = (order: RepeatedOrder) => ({ repeatedOrder: order });

/** What a location's state says of it. */
export const repeatedOrderOf = (state: unknown): RepeatedOrder | undefined =>
  (state as Partial<ReturnType<typeof asRepeatedOrder>> | null)?.repeatedOrder;
