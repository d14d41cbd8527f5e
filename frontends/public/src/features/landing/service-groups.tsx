import { groupName, SERVICE_GROUPS, type ServiceGroupId } from "@legal/catalog";
import { color, Grid, Heading, Icon, media, radius, space } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import HandCoins from "lucide-react/icons/hand-coins";
import House from "lucide-react/icons/house";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import Scale from "lucide-react/icons/scale";
import Users from "lucide-react/icons/users";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { BelowFold } from "../../layout/below-fold.tsx";
import { ServiceCard } from "./service-card.tsx";

const icons: Record<ServiceGroupId, ComponentProps<typeof Icon>["of"]> = {
  "money-owed": HandCoins,
  disputes: Scale,
  enforcement: LockKeyhole,
  housing: House,
  "family-and-work": Users,
};

const Group = styled.section`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(7)};
  border-top: 1px solid ${color.hairline};

  ${media.desk} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

const Title = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  align-self: start;

  & > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${radius.control};
    background: ${color.accentTint};
    color: ${color.accentText};
  }
  ${media.desk} {
    flex-direction: column;
    align-items: start;
  }
`;

/** All services of the home page, grouped by occasion. */
export const ServiceGroups = () => {
  const { language } = useLanguage();
  return (
    <div>
      {SERVICE_GROUPS.map(({ id, services }) => (
        <BelowFold key={id} height="700px">
          <Group aria-labelledby={`services-${id}`}>
            <Title>
              <span>
                <Icon of={icons[id]} />
              </span>
              <Heading level={3} size={18} id={`services-${id}`}>
                {groupName(id, language)}
              </Heading>
            </Title>
            <Grid as="ul" $min="300px" $gap={3}>
              {services.map((serviceId) => (
                <ServiceCard key={serviceId} serviceId={serviceId} headingLevel={4} />
              ))}
            </Grid>
          </Group>
        </BelowFold>
      ))}
    </div>
  );
};
