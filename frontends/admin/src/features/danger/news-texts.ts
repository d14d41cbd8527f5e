/** Ids of the texts about what came to a list of danger notices, and left it. */
export const NEWS = { added: "admin.danger.new", leaving: "admin.danger.leaving" };
