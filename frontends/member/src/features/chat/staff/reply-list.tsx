import { useState } from "react";
import type { CannedReply, ChatRoom, User } from "@legal/contracts";
import { LANGUAGES, type Language } from "@legal/contracts/constants";
import { staffNameOf } from "@legal/i18n";
import {
  color,
  EmptyState,
  ErrorState,
  interactiveCardStyle,
  SearchField,
  SelectField,
  SkeletonList,
  space,
  Stack,
} from "@legal/ui";
import { LANGUAGE_NAMES, paths, TextLink, useErrorText } from "@legal/web-kit";
import { useCannedRepliesQuery, VariableText } from "@legal/domain-ui/staff";
import { caseValues, fillTemplate } from "@legal/domain-ui/templates";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Reply = styled.button.attrs({ type: "button" })`
  ${interactiveCardStyle}
  width: 100%;
  padding: ${space(3)} ${space(4)};

  strong {
    display: block;
  }
  span {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.muted};
    overflow-wrap: anywhere;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

interface FoundReply {
  id: string;
  title: string;
  /** With the case's facts in it. */
  text: string;
}

interface ReplyListProps {
  room: ChatRoom;
  user: User;
  onChoose: (text: string) => void;
}

const matches = ({ title, text }: FoundReply, search: string): boolean =>
  `${title}\n${text}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

const filled = (replies: readonly CannedReply[], language: Language, { room, user }: ReplyListProps): FoundReply[] => {
  const values = caseValues(room, language, staffNameOf(user, language));
  return replies.flatMap(({ id, title, texts }) =>
    texts[language] ? { id, title, text: fillTemplate(texts[language], values) } : [],
  );
};

const Nothing = ({ searched }: { searched: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={3}
      title={formatMessage({ id: searched ? "staff.reply.noMatch" : "staff.reply.empty" })}
      description={formatMessage({ id: searched ? "staff.reply.noMatch.hint" : "staff.reply.empty.hint" })}
    />
  );
};

/** The office's canned replies in one language, as they would read in this case. */
export const ReplyList = (props: ReplyListProps) => {
  const { room, onChoose } = props;
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [language, setLanguage] = useState<Language>(room.user?.language ?? "ko");
  const [search, setSearch] = useState("");
  const { data, error, refetch } = useCannedRepliesQuery();
  const inLanguage = data ? filled(data, language, props) : [];
  const found = inLanguage.filter((reply) => matches(reply, search));
  return (
    <Stack $gap={3}>
      <SelectField
        label={formatMessage({ id: "staff.reply.language" })}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <SearchField
        label={formatMessage({ id: "staff.reply.search" })}
        placeholder={formatMessage({ id: "staff.reply.searchHint" })}
        clearLabel={formatMessage({ id: "site.clear" })}
        value={search}
        onValueChange={setSearch}
      />
      {!data && !error && <SkeletonList label={formatMessage({ id: "site.loading" })} rows={3} height="84px" />}
      {error && (
        <ErrorState
          headingLevel={3}
          title={formatMessage({ id: "staff.reply.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {data && found.length === 0 && <Nothing searched={inLanguage.length > 0} />}
      <Stack as="ul" $gap={2}>
        {found.map(({ id, title, text }) => (
          <li key={id}>
            <Reply lang={language} onClick={() => onChoose(text)}>
              <strong>{title}</strong>
              <span>
                <VariableText>{text}</VariableText>
              </span>
            </Reply>
          </li>
        ))}
      </Stack>
      <TextLink to={paths.admin("replies")}>
        <FormattedMessage id="staff.reply.manage" />
      </TextLink>
    </Stack>
  );
};
