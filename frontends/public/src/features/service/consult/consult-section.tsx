import type { PackageType, ServiceId } from "@legal/catalog";
import { Card, ErrorBoundary, ErrorState, space } from "@legal/ui";
import { Suspense, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { TextSection } from "../content/text-section.tsx";
import { CONSULT_BEGIN, ConsultIntro } from "./consult-intro.tsx";
import { loadConsultPanel } from "./load-consult-panel.ts";
import { useNearView } from "./use-near-view.ts";

const Panelled = styled(Card)`
  scroll-margin-block-start: ${space(32)};

  > :not(:empty) + * {
    margin-block-start: ${space(4)};
  }
`;

interface ConsultSectionProps {
  serviceId: ServiceId;
  onBuy: (packageType: PackageType) => void;
  /** The reader's last answer was to a person in danger, as this browser remembers: whether it still is, the panel knows. */
  wasInDanger: boolean;
  /** Whether the person may be in danger: nothing that sells is shown then. */
  onDangerChange: (isInDanger: boolean) => void;
}

/** The consult panel's section. The panel itself is fetched when it is about to scroll into view, or is started. */
export const ConsultSection = ({ serviceId, onBuy, wasInDanger, onDangerChange }: ConsultSectionProps) => {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const near = useNearView(root, hash.startsWith("#consult") || wasInDanger);
  const [pressed, setPressed] = useState(false);
  const begun = pressed || (near && hash === `#${CONSULT_BEGIN}`);
  const [Panel, setPanel] = useState(loadConsultPanel);
  const [showsIntro, setShowsIntro] = useState(true);
  return (
    <TextSection section="consult">
      <Panelled ref={root} id={CONSULT_BEGIN}>
        <ErrorBoundary
          renderError={(_error, retry) => (
            <ErrorState
              headingLevel={3}
              title={formatMessage({ id: "service.failed.title" })}
              retryLabel={formatMessage({ id: "site.retry" })}
              onRetry={() => {
                setPanel(loadConsultPanel);
                retry();
              }}
            />
          )}
        >
          <Suspense fallback={null}>
            {(near || begun) && (
              <Panel
                serviceId={serviceId}
                begun={begun}
                wasInDanger={wasInDanger}
                onIntroChange={setShowsIntro}
                onDangerChange={onDangerChange}
                onBuy={onBuy}
              />
            )}
          </Suspense>
          {/* Not part of the panel: the link must not be replaced while it is being pressed. */}
          {showsIntro && <ConsultIntro waiting={begun} onBegin={() => setPressed(true)} />}
        </ErrorBoundary>
      </Panelled>
    </TextSection>
  );
};
