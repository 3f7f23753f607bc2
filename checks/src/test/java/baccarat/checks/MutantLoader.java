package baccarat.checks;

import java.net.URL;
import java.net.URLClassLoader;
import org.jspecify.annotations.Nullable;

/// Loads the project's own classes and resources anew, a mutant before what it replaces, and shares
/// everything else: so that each mutant has statics of its own and no process has to start.
final class MutantLoader extends URLClassLoader {

    MutantLoader(URL[] mutantThenRooms, ClassLoader shared) {
        super(mutantThenRooms, shared);
    }

    @Override
    public @Nullable URL getResource(String name) {
        URL own = name.startsWith("baccarat/") ? findResource(name) : null;
        return own == null ? super.getResource(name) : own;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("baccarat.")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }
}
