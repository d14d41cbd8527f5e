import type { TableTexts } from "./table-texts.ts";

export const en: TableTexts = {
  users: {
    name: "Members",
    headings: {
      id: "Member id",
      username: "Username",
      email: "E-mail",
      phone: "Phone",
      lastName: "Last name",
      firstName: "First name",
      displayName: "Display name",
      role: "Role",
      language: "Language",
      authProvider: "Signed up with",
      createdAt: "Joined (Seoul)",
      updatedAt: "Changed (Seoul)",
    },
  },
  cases: {
    name: "Cases",
    headings: {
      caseNumber: "Case number",
      id: "Case id",
      serviceType: "Service",
      packageType: "Package",
      price: "Price (won, excl. VAT)",
      caseStatus: "Status",
      deadline: "Deadline",
      deadlines: "Open deadlines",
      customer: "Customer",
      email: "E-mail",
      userId: "Customer id",
      lastSeq: "Messages",
      createdAt: "Opened (Seoul)",
      updatedAt: "Changed (Seoul)",
    },
    unconfirmed: "unconfirmed",
  },
};
