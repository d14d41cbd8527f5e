/**
 * Up to this amount in dispute, in won, the court may allow a relative or an employee to act for a party (민사소송법 88,
 * 민사소송규칙 15①; read in secondary sources only); claims on bills and cheques and loans of banks have no
 * limit.
 */
export const LAY_AGENT_LIMIT = { won: 100_000_000, checkedOn: "2026-11-27" } as const;
