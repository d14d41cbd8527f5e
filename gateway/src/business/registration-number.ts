const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * A Korean business registration number, `000-00-00000`. Its tenth digit checks the nine before it; the ninth's product
 * counts with both of its digits.
 */
export const isRegistrationNumber = (text: string): boolean => {
  if (!/^\d{3}-\d{2}-\d{5}$/.test(text)) return false;
  const digits = Array.from(text.replaceAll("-", ""), Number);
  const products = WEIGHTS.map((weight, index) => weight * (digits[index] ?? 0));
  const sum = products.reduce((total, product) => total + product, Math.floor((products[8] ?? 0) / 10));
  return (10 - (sum % 10)) % 10 === digits[9];
};
