import { execFileSync } from "node:child_process";

// In a process of its own, as this one has loaded more.
const loaded = `
  import { registerHooks } from "node:module";
  const files = [];
  registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
  for (const name of ["@legal/service-kit/mail", "./src/app.ts"]) await import(name);
  console.log(files.some((file) => file.endsWith("/src/app.ts")), files.some((file) => file.includes("/nodemailer/")));
`;

describe("the process of auth", () => {
  it("loads no mail client: it only asks for mails", () => {
    const args = ["--no-warnings", "--input-type=module", "--eval", loaded];
    const printed = execFileSync(process.execPath, args, { cwd: `${import.meta.dirname}/..`, encoding: "utf8" });
    expect(printed).toBe("true false\n");
  });
});
