import { Skeleton, space, VisuallyHidden } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Root = styled.output`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: end;
  gap: ${space(4)};
  padding: ${space(5)} ${space(4)};
  overflow: hidden;
`;

const Place = styled.div<{ $own: boolean }>`
  display: flex;
  justify-content: ${({ $own }) => ($own ? "end" : "start")};
`;

const shapes = [
  { own: false, width: "62%", height: "72px" },
  { own: true, width: "48%", height: "44px" },
  { own: false, width: "70%", height: "104px" },
  { own: true, width: "56%", height: "72px" },
  { own: false, width: "40%", height: "44px" },
];

/** Where messages will be. */
export const ChatSkeleton = () => (
  <Root>
    <VisuallyHidden>
      <FormattedMessage id="site.loading" />
    </VisuallyHidden>
    {shapes.map(({ own, width, height }) => (
      <Place key={`${width} ${height}`} $own={own}>
        <Skeleton $width={width} $height={height} />
      </Place>
    ))}
  </Root>
);
