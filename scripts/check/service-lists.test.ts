import { completed } from "./service-lists.ts";

const LIST = {
  file: "kustomization.yaml",
  line: /^ {2}- \{ name: ([\w-]+), .*\}$/,
  names: ["gateway", "auth", "notices"],
  render: (name: string, lineOfAuth: string) => lineOfAuth.replaceAll("auth", name),
};

describe("lists of deployables in files of other tools", () => {
  it("get a line for a new service, lose that of an absent one, and keep what an operator wrote", () => {
    const text =
      "images:\n  - { name: gateway, tag: 7 }\n  - { name: auth, tag: 8 }\n  - { name: gone, tag: 9 }\nend: true\n";
    expect(completed(text, LIST)).toBe(
      "images:\n  - { name: gateway, tag: 7 }\n  - { name: auth, tag: 8 }\n  - { name: notices, tag: 8 }\nend: true\n",
    );
  });
});
