/** The one rounding of the product (D-45): to the nearest whole unit, halves away from zero, so a refund mirrors its charge. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [absolute(dividend), absolute(divisor)];
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -rounded : rounded;
}

const absolute = (value: bigint) => (value < 0n ? -value : value);
