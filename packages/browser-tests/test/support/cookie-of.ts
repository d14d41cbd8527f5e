/** The `name=value` of a cookie that an answer sets; empty without it. */
export const cookieOf = (answer: Response, name = "sid"): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";
