/** Words that name the office, its people or its assistant when they are the whole name, folded. */
const RESERVED = new Set(
  [
    "관리자 운영자 운영진 운영팀 관리팀 담당자 담당직원 담당변호사 상담원 상담사 상담팀 직원 사무국 사무장 고객센터",
    "고객지원 고객지원팀 고객상담 고객상담실 고객상담팀 시스템 시스템관리자 자동응답 안내 공식 온담",
    "ai도우미 ai상담 ai상담원 ai상담사 ai안내 ai비서 ai변호사 ai",
    "admin admins administrator administrators administration sysadmin superadmin root webmaster moderator operator",
    "staff official system support helpdesk servicedesk customerservice customersupport customercare helpcenter ondam",
    "assistant aiassistant aichatbot aihelper ailawyer chatbot officestaff officeteam supportteam",
    "管理者 管理人 運営 運営者 運営チーム 運営事務局 担当者 担当 担当弁護士 事務局 スタッフ サポート サポートセンター",
    "カスタマーサポート カスタマーセンター お客様サポート お客様センター お客様相談室 システム 公式 オンダム",
    "aiアシスタント aiサポート ai案内 aiヘルパー アシスタント 案内",
    "管理员 管理員 系统管理员 系統管理員 客服 客服人员 客服人員 客服中心 在线客服 人工客服 工作人员 工作人員 官方 官方客服",
    "运营 运营者 系统 系統 温谈 溫談 ai助手 ai客服 ai顾问 助手 智能助手",
  ].flatMap((line) => line.split(" ")),
);

/** The office's own name, anywhere in a name. */
const OFFICE = /온담법률|ondamlegal|オンダム法律|[温溫][谈談]法律/;
const OFFICE_PREFIX = /^(온담|ondam|オンダム|[温溫][谈談])(?=.)/;
const SUFFIX = /(\p{N}+|님|팀|さん|様|先生)$/u;

/** Letters of other alphabets, and signs, that look like a Latin one. */
const LOOKALIKES = new Map(
  "аa ɑa αa @a еe εe іi ιi ıi 1i јj кk κk мm оo οo σo 0o рp ρp сc ѕs $s тt τt уy υu хx вb нh һh ԁd ոn ηn νv ԝw ɡg"
    .split(" ")
    .map(([from = "", to = ""]) => [from, to]),
);

const withoutSuffix = (name: string): string => name.replace(SUFFIX, "");

const visible = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}@$]/gu, "");

const fold = (name: string): string => {
  const compared = withoutSuffix(visible(visible(name).normalize("NFKC")).toLowerCase());
  return compared.replaceAll(/./gu, (character) => LOOKALIKES.get(character) ?? character);
};

/**
 * Whether a name would pass for the office, its staff or its assistant. Compared without case, width, blanks, marks,
 * invisible characters, a number or title at its end, and with look-alike letters mapped to Latin.
 */
export const isReservedName = (name: string): boolean => {
  const folded = fold(name);
  const spoken = folded.replace(OFFICE_PREFIX, "");
  return OFFICE.test(folded) || [folded, spoken, withoutSuffix(spoken)].some((word) => RESERVED.has(word));
};
