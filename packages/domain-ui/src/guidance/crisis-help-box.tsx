import type { CrisisHelp } from "@legal/contracts";
import { color, radius, space, Stack, Text } from "@legal/ui";
import { styled } from "styled-components";
import { Helplines } from "../assistant/helplines.tsx";

const Box = styled(Stack)`
  padding: ${space(5)};
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.accentTint};
`;

/** For a person in danger: a sentence, the numbers, and nothing else. */
export const CrisisHelpBox = ({ help }: { help: CrisisHelp }) => (
  <Box as="section" role="alert" $gap={4}>
    <Text $size={18}>{help.sentence}</Text>
    <Helplines lines={help.lines} />
    <Text>{help.after}</Text>
  </Box>
);
