import { counter } from "@legal/service-kit";

export const fallbacks = counter(
  "ai_fallbacks_total",
  "Answers that the built-in assistant gave in the model's place",
  ["reason"],
);
export const disagreements = counter(
  "ai_disagreements_total",
  "Recommendations of the language model whose first service is not the one that the trained model finds likeliest",
);
