import { GenericContainer, getContainerRuntimeClient, Wait, type StartedTestContainer } from "testcontainers";
import type { RunningServers } from "./running-servers.ts";

const engineAnswers = async (): Promise<boolean> => {
  try {
    await getContainerRuntimeClient();
    return true;
  } catch {
    // No engine is the usual case on a bare machine, not a failure.
    return false;
  }
};

const INITIATE = "rs.initiate({_id: 'rs0', members: [{_id: 0, host: '127.0.0.1:27017'}]})";

/** Tests have days of their own, so nothing goes for its age. MONGO_IMAGE and MONGO_CAPABILITIES are for the stand-in of a machine that cannot pull images. */
const startMongo = async (): Promise<StartedTestContainer> => {
  const { MONGO_IMAGE: image = "mongo:8", MONGO_CAPABILITIES: capabilities = "" } = process.env;
  const container = await new GenericContainer(image)
    .withAddedCapabilities(...capabilities.split(",").filter(Boolean))
    .withCommand(["--replSet", "rs0", "--setParameter", "ttlMonitorEnabled=false"])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .start();
  await container.exec(["mongosh", "--quiet", "--eval", INITIATE]);
  return container;
};

const startRedis = (): Promise<StartedTestContainer> =>
  new GenericContainer("redis:8")
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept/))
    .start();

const startRabbit = (): Promise<StartedTestContainer> =>
  new GenericContainer("rabbitmq:4")
    .withExposedPorts(5672)
    .withWaitStrategy(Wait.forLogMessage(/Server startup complete/))
    .start();

const at = (container: StartedTestContainer, port: number): string =>
  `${container.getHost()}:${container.getMappedPort(port)}`;

const stopAll = (containers: StartedTestContainer[]) => Promise.all(containers.map((container) => container.stop()));

/** All of them, or none: what has come up beside a failure is stopped again. */
const startAll = async (starting: Promise<StartedTestContainer>[]): Promise<StartedTestContainer[]> => {
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.filter((outcome) => outcome.status === "fulfilled").map(({ value }) => value);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (!failed) return started;
  await stopAll(started);
  throw failed.reason;
};

/** The official images, or undefined where no container engine answers or it cannot have them. */
export const startContainers = async (say: (line: string) => void): Promise<RunningServers | undefined> => {
  if (!(await engineAnswers())) return undefined;
  say("Starting mongo:8, redis:8 and rabbitmq:4 in containers");
  try {
    const containers = await startAll([startMongo(), startRedis(), startRabbit()]);
    const [mongo, redis, rabbit] = containers as [StartedTestContainer, StartedTestContainer, StartedTestContainer];
    return {
      urls: {
        mongodbUrl: `mongodb://${at(mongo, 27017)}/?directConnection=true`,
        redisUrl: `redis://${at(redis, 6379)}`,
        rabbitmqUrl: `amqp://guest:guest@${at(rabbit, 5672)}`,
      },
      stop: async () => void (await stopAll(containers)),
    };
  } catch (error) {
    say(`The container engine cannot start them (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
};
