// A process of its own: Typst is native code, which no thread can be stopped in, and what it reads comes from customers.
import type { Answer, Outcome, OutcomeOf, Task } from "../task.ts";

type TaskOf<K extends Task["kind"]> = Extract<Task, { kind: K }>;
type Work = { [K in Task["kind"]]: (task: TaskOf<K>) => Promise<OutcomeOf<TaskOf<K>>> };

const WORK: Work = {
  pdf: async ({ paper, format }) => {
    const { writePaper } = await import("../pdf/write-paper.ts");
    return { done: true, ...(await writePaper(paper, format)) };
  },
  docx: async ({ paper, format }) => {
    const { writeDocx } = await import("../docx/write-docx.ts");
    return { done: true, bytes: await writeDocx(paper, format), pages: 0 };
  },
  exhibit: async (task) => {
    const { writeExhibit } = await import("../pdf/write-exhibit.ts");
    return writeExhibit(task);
  },
  text: async (task) => {
    const { findPages } = await import("../text/find-pages.ts");
    return findPages(task);
  },
};

const answerOf = async (task: Task): Promise<Answer> => {
  try {
    return { outcome: await (WORK[task.kind] as (task: Task) => Promise<Outcome>)(task) };
  } catch (error) {
    return { fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
};

process.on("message", (task: Task) => {
  void answerOf(task).then((answer) => process.send?.(answer));
});
// Nothing is left to answer when the service is gone.
process.on("disconnect", () => process.exit());
