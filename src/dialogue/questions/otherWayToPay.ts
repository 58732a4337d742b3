/** How going back to the ways to pay is offered, wherever a payment stands. */
export const otherWayToPay = { words: { key: 'pay.otherWay' }, also: { key: 'guide.options.otherWayAlso' } } as const;
