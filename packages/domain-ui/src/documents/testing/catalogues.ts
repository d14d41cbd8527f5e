import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };

export const documentCatalogues = { ko, en, ja, zh };
