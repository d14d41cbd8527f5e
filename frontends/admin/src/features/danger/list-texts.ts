/** Ids of the texts about what came to a list of danger notices, and left it. */
export const LIST_TEXTS = { added: "admin.danger.new", leaving: "admin.danger.leaving" };
